import { globalLayer } from "@vanilla-extract/css";

/** Lowest first. Components are unlayered, so nothing in a layer can win over them. */
export const layers = {
  reset: globalLayer("jb-reset"),
  base: globalLayer("jb-base"),
};
