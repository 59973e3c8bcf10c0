/** Numbers that chance gives, their mean, and how sure it is. */
export class Sample {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(number: number): void {
    this.#count += 1;
    const step = number - this.#mean;
    this.#mean += step / this.#count;
    this.#squares += step * (number - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#mean;
  }

  get variance(): number {
    return this.#count < 2 ? 0 : this.#squares / (this.#count - 1);
  }

  /** The standard error of the mean. */
  get error(): number {
    return this.#count === 0 ? 0 : Math.sqrt(this.variance / this.#count);
  }
}

/** Adds a number to the sample of a seat, which begins with the first. */
export function addTo(samples: Sample[], seat: number, number: number): void {
  const sample = samples[seat] ?? new Sample();
  samples[seat] = sample;
  sample.add(number);
}
