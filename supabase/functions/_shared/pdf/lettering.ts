// oxlint-disable-next-line typescript/triple-slash-reference -- an untyped package: every project that comes here needs its types
/// <reference path="./fontkit.d.ts" />
import { create } from "fontkit";
import type { Fontkit, SubsetStream } from "pdf-lib/cjs/types/fontkit";

/** fontkit 2, which writes a subset at once, as pdf-lib asks fonts for it: as a stream. */
export const lettering: Fontkit = {
  create(bytes) {
    const font = create(bytes);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      subset.encodeStream = () => streamOf(subset.encode());
      return subset;
    };
    return font;
  },
};

function streamOf(bytes: Uint8Array): SubsetStream {
  const stream: SubsetStream = {
    on(event, tell) {
      tell(event === "data" ? bytes : new Uint8Array());
      return stream;
    },
  };
  return stream;
}
