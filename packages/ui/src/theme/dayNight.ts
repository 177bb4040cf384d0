/**
 * One value for day and one for night, decided by the nearest `data-theme` or the device.
 * The theme sets exactly one of the two switches to the empty value, so exactly one side remains.
 */
export function dayNight(day: string, night: string): string {
  return `var(--jb-day, ${day}) var(--jb-night, ${night})`;
}
