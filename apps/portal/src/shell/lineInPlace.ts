/**
 * On phones a page's own line (`StuckHead`) takes the header's place: from the start where it is the
 * whole head and no banner stands above it, else once the open head is gone.
 */
export const lineInPlace = [
  'html[data-line="shown"]',
  'html[data-line="stands"]:not([data-banner])',
] as const;
