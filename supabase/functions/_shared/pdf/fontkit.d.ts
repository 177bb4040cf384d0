/** The part of fontkit 2 that PDFs need; it brings no types of its own. */
declare module "fontkit" {
  import type { Font, Subset } from "pdf-lib/cjs/types/fontkit";

  export interface WholeSubset extends Subset {
    encode(): Uint8Array;
  }
  export interface WholeFont extends Font {
    createSubset(): WholeSubset;
  }
  export function create(bytes: Uint8Array): WholeFont;
}
