/** The number by which PostgreSQL knows the type `text`. */
const TEXT = 25;
const HEADER = 20;
const LENGTH = 4;
const NOTHING = -1;

/**
 * A list of texts that goes to PostgreSQL as it lies in memory there. As words, each quote and backslash of it would be
 * written twice, and read twice, on both sides.
 */
export class Texts extends Array<string | null> {
  /** One dimension, counted from 1: each text after its length, and nothing for null. */
  toBinary(): Buffer {
    const lengths = Array.from(this, (text) => (text === null ? NOTHING : Buffer.byteLength(text)));
    const size = lengths.reduce((sum, length) => sum + LENGTH + Math.max(0, length), HEADER);
    const bytes = Buffer.allocUnsafe(size);
    const hasNothing = this.includes(null) ? 1 : 0;
    for (const [index, word] of [1, hasNothing, TEXT, this.length, 1].entries())
      bytes.writeInt32BE(word, 4 * index);
    let at = HEADER;
    for (const [index, text] of this.entries()) {
      at = bytes.writeInt32BE(lengths[index] ?? NOTHING, at);
      if (text !== null) at += bytes.write(text, at);
    }
    return bytes;
  }
}
