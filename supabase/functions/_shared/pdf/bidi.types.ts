/** The part of bidi-js that PDFs need, for Deno. */
export interface Bidi {
  getEmbeddingLevels(text: string, direction?: "ltr" | "rtl"): { levels: Uint8Array };
  getMirroredCharacter(letter: string): string | null;
}

declare const createBidi: () => Bidi;
export default createBidi;
