/**
 * On phones a page's own line (`StuckHead`) takes the header's place: from the start where it is the
 * whole head and no banner stands above it, else once the open head is gone.
 */
export const lineInPlace = (bannered: string) =>
  [
    'html:has([data-head-line="shown"])',
    `html:has([data-head-line="stands"]):not(:has(.${bannered} > *))`,
  ] as const;
