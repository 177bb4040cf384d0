/** A day of the year without a clock, as UTC counts it: `November 22`. */
export function dayText(instant: unknown): string {
  const date = new Date(typeof instant === "string" ? instant : Number.NaN);
  return Number.isNaN(date.getTime())
    ? "another day"
    : date.toLocaleDateString("en", { day: "numeric", month: "long", timeZone: "UTC" });
}
