/** How the drawing behind the start's pictures is asked for; `stage-day.svg` and `stage-night.svg` are it. */
export const stageCover = {
  typeId: "milestone-type-1",
  seed: "jubilee-14",
  width: 1320,
  height: 620,
} as const;
