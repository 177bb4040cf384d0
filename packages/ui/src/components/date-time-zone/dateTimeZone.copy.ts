export const dateTimeZoneWords = {
  examples: "Berlin, New York, Nairobi",
  label: "Time zone",
  nothing: "No zone has this name. Try the nearest big city, or the country.",
  skipped: (clock: string, city: string, counts: string) =>
    `There is no ${clock} that day: the clocks in ${city} go forward over it. It counts as ${counts}.`,
  twice: (clock: string, city: string, zone: string) =>
    `${clock} comes twice that day: the clocks in ${city} go back. The first one counts, ${zone}.`,
  yours: "Your zone",
};

export type DateTimeZoneWords = typeof dateTimeZoneWords;
