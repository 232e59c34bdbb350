import { NumberList } from '../../read-model/number-list.ts';

/**
 * Where the terms of a language stand: per term ascending numbers, model id × 4 + place. What one is more than the one
 * before takes seven bits a byte, so that most take one or two bytes instead of four.
 */
export interface Postings {
  bytes: Uint8Array;
  /** Per term where its bytes end. */
  ends: Uint32Array;
}

export function eachPosting({ bytes, ends }: Postings, term: number, visit: (posting: number) => void): void {
  const to = ends[term] ?? 0;
  let posting = 0;
  for (let at = term === 0 ? 0 : (ends[term - 1] ?? 0); at < to; ) {
    let more = 0;
    let byte = 0x80;
    for (let scale = 1; byte & 0x80; scale *= 0x80) {
      byte = bytes[at] ?? 0;
      more += (byte & 0x7f) * scale;
      at += 1;
    }
    posting += more;
    visit(posting);
  }
}

/** Packs postings that come model by model, for many terms in turns. */
export class PostingPacker {
  readonly #numbers = new Map<string, number>();
  /** Per term its last posting. */
  readonly #last: number[] = [];
  /** Pieces of terms, one after another: whose each is, and where it ends. */
  readonly #pieces = new NumberList();
  readonly #ends = new NumberList();
  #bytes = new Uint8Array(64 * 1024);
  #length = 0;

  /** @param postings of models that come after those that the term has already */
  add(term: string, postings: readonly number[]): void {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(term, number);
    }
    let last = this.#last[number] ?? 0;
    for (const posting of postings.toSorted((a, b) => a - b)) {
      this.#write(posting - last);
      last = posting;
    }
    this.#last[number] = last;
    this.#pieces.push(number);
    this.#ends.push(this.#length);
  }

  get terms(): string[] {
    return [...this.#numbers.keys()];
  }

  /** What came so far. */
  postings(): Postings {
    const ends = new Uint32Array(this.#numbers.size);
    this.#eachPiece((number, from, to) => {
      ends[number] = (ends[number] ?? 0) + to - from;
    });
    const free = new Uint32Array(ends.length);
    for (let number = 1; number < ends.length; number += 1) {
      free[number] = ends[number - 1] ?? 0;
      ends[number] = (ends[number] ?? 0) + (free[number] ?? 0);
    }
    const bytes = new Uint8Array(this.#length);
    this.#eachPiece((number, from, to) => {
      const place = free[number] ?? 0;
      bytes.set(this.#bytes.subarray(from, to), place);
      free[number] = place + to - from;
    });
    return { bytes, ends };
  }

  #eachPiece(visit: (number: number, from: number, to: number) => void): void {
    for (let piece = 0, from = 0; piece < this.#pieces.length; piece += 1) {
      const to = this.#ends.at(piece);
      visit(this.#pieces.at(piece), from, to);
      from = to;
    }
  }

  #write(more: number): void {
    const most = this.#length + 5;
    if (most > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    let left = more;
    for (; left >= 0x80; left = Math.floor(left / 0x80)) {
      this.#bytes[this.#length] = (left % 0x80) | 0x80;
      this.#length += 1;
    }
    this.#bytes[this.#length] = left;
    this.#length += 1;
  }
}
