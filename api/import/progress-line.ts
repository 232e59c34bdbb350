type Step = 'pictures' | 'files';

const words: Record<Step, string> = { pictures: 'Fetching pictures', files: 'Reading files' };
const width = 30;

/** One line on the screen of a person that says how far an import is; elsewhere, as in a log, nothing. */
export class ProgressLine {
  readonly #output: NodeJS.WriteStream;
  #step: Step | null = null;
  #began = 0;

  constructor(output: NodeJS.WriteStream) {
    this.#output = output;
  }

  /** @param now milliseconds since any moment. */
  tell(step: Step, done: number, of: number, now: number = performance.now()): void {
    if (!this.#output.isTTY) return;
    if (step !== this.#step) this.#began = now;
    this.#step = step;
    const isWhole = done >= of;
    const filled = Math.round((width * done) / of);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    const left = isWhole ? '' : timeLeft((now - this.#began) * (of / done - 1));
    const then = isWhole && step === 'files' ? ' Bringing it in …' : '';
    this.#output.write(`\r\u001b[K${words[step].padEnd(18)}${bar} ${Math.floor((100 * done) / of)} %${left}${then}`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#step !== null) this.#output.write('\r\u001b[K');
    this.#step = null;
  }
}

/** Empty while too little is known, because the first guess is the worst. */
function timeLeft(ms: number): string {
  if (!Number.isFinite(ms) || ms <= 0) return '';
  const seconds = Math.ceil(ms / 1000);
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`;
}
