import { throttledLog } from '../throttled-log.ts';

/** Sockets to the service, of all visitors together. */
export const mostCalls = 256;
/** Sockets besides, for pictures: each is held until its browser has taken the picture, on a slow line for long. */
export const mostPictures = 1024;
/** One visitor may have this many times as many calls that wait as may be under way. */
const waitingShare = 4;

export interface CallLimits {
  /** CALLS_PER_VISITOR, of pictures PICTURES_PER_VISITOR */
  mostPerVisitor: number;
  /** CALL_WAIT_SECONDS, in milliseconds: how long a call waits for its turn. */
  waitMs: number;
}

/** `visitor`: this visitor has too many calls under way; `shop`: all visitors together have. */
export type NoTurn = 'visitor' | 'shop';

/** A call that asks for its turn. */
interface AskingCall {
  /** The visitor who calls; null for a trusted proxy that does not say for whom, which has no limit of its own. */
  visitor: string | null;
  /** Called once it is its turn, with the function that ends it. */
  run(end: () => void): void;
  /** Called instead of `run` where there is no turn in time. */
  refuse(reason: NoTurn): void;
}

interface Visitor {
  key: string | null;
  underWay: number;
  /** With what ends their waiting. */
  waiting: Map<AskingCall, NodeJS.Timeout>;
}

/**
 * Turns of calls on the service: so many at a time in all, and fewer of one visitor, so that none can take every socket.
 * What has to wait gets its turn one visitor after the other, and is refused when it has waited too long.
 */
export class CallTurns {
  readonly #limits: CallLimits;
  readonly #most: number;
  readonly #visitors = new Map<string | null, Visitor>();
  /** Those whose calls wait for room in the pool alone, in the order of their turns. */
  readonly #next = new Set<Visitor>();
  #underWay = 0;
  readonly #log = throttledLog();

  constructor(limits: CallLimits, most: number) {
    this.#limits = limits;
    this.#most = most;
  }

  /** @returns what takes back a call that still waits */
  take(call: AskingCall): () => void {
    const visitor = this.#visitor(call.visitor);
    if (this.#underWay < this.#most && this.#mayRun(visitor)) {
      this.#run(visitor, call);
      return () => {};
    }
    if (visitor.key !== null && visitor.waiting.size >= this.#limits.mostPerVisitor * waitingShare) {
      this.#refuse(visitor, call);
      return () => {};
    }
    const late = () => {
      if (this.#leave(visitor, call)) this.#refuse(visitor, call);
    };
    visitor.waiting.set(call, setTimeout(late, this.#limits.waitMs));
    this.#line(visitor);
    return () => void this.#leave(visitor, call);
  }

  /** @returns whether it still waited */
  #leave(visitor: Visitor, call: AskingCall): boolean {
    clearTimeout(visitor.waiting.get(call));
    const waited = visitor.waiting.delete(call);
    if (waited) this.#line(visitor);
    return waited;
  }

  #visitor(key: string | null): Visitor {
    const known = this.#visitors.get(key) ?? { key, underWay: 0, waiting: new Map() };
    this.#visitors.set(key, known);
    return known;
  }

  #mayRun({ key, underWay }: Visitor): boolean {
    return key === null || underWay < this.#limits.mostPerVisitor;
  }

  #run(visitor: Visitor, call: AskingCall): void {
    visitor.underWay += 1;
    this.#underWay += 1;
    let isOver = false;
    call.run(() => {
      if (isOver) return;
      isOver = true;
      visitor.underWay -= 1;
      this.#underWay -= 1;
      this.#line(visitor);
      this.#runNext();
    });
  }

  /** Gives the free turns to those who wait, one to each visitor. */
  #runNext(): void {
    while (this.#underWay < this.#most) {
      const [visitor] = this.#next;
      const [call] = visitor?.waiting.keys() ?? [];
      if (!visitor || !call) return;
      this.#next.delete(visitor);
      clearTimeout(visitor.waiting.get(call));
      visitor.waiting.delete(call);
      this.#run(visitor, call);
      this.#line(visitor);
    }
  }

  /** Puts a visitor at the end of the line where they have a call for it, out of it where not, and forgets who has none. */
  #line(visitor: Visitor): void {
    if (visitor.waiting.size > 0 && this.#mayRun(visitor)) this.#next.add(visitor);
    else this.#next.delete(visitor);
    const isIdle = visitor.waiting.size === 0 && visitor.underWay === 0;
    if (isIdle && this.#visitors.get(visitor.key) === visitor) this.#visitors.delete(visitor.key);
  }

  #refuse(visitor: Visitor, call: AskingCall): void {
    const reason: NoTurn = this.#mayRun(visitor) ? 'shop' : 'visitor';
    this.#log('warn', 'a call had no turn', { reason, address: visitor.key, underWay: this.#underWay });
    call.refuse(reason);
  }
}
