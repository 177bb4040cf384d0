import { createVar } from "@vanilla-extract/css";

/** The room between the frame's edge and what stands in it; the frame sets it by the width. */
export const gutter = createVar();
