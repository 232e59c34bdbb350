/** A growing list of whole numbers of 32 bits. */
export class NumberList {
  #numbers = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  unsigned(): Uint32Array {
    return this.#numbers.slice(0, this.length);
  }

  signed(): Int32Array {
    return new Int32Array(this.unsigned().buffer);
  }
}
