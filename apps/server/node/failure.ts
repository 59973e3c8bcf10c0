/** Why a node could not start, as a sentence for the operator. */
export class StartFailure extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StartFailure';
  }
}
