import type { NotificationPrefs } from "@jubilee/core/account/account.types";
import { zonePlace } from "@jubilee/core/base/time.rules";

type QuietHours = NotificationPrefs["quiet"];

const areNone = (quiet: NonNullable<QuietHours>): boolean => quiet.from === quiet.to;

/** What quiet hours do, and by whose clock; the server holds nothing back where both times are the same. */
export function quietHelp(quiet: QuietHours, timeZone: string): string {
  return quiet && areNone(quiet)
    ? "From and to are the same time: no mail waits. Choose two different ones."
    : `Mails wait until they are over, by the clock of ${zonePlace(timeZone)}.`;
}

/** The quiet hours in one line. */
export function quietLine(quiet: QuietHours): string {
  return quiet && !areNone(quiet)
    ? `Quiet from ${quiet.from} to ${quiet.to}`
    : "At any hour: no quiet hours";
}

/** The zone of the device, for an account that began without one and so goes by UTC; else nothing is offered. */
export function offeredZone(timeZone: string, deviceZone: string): string | null {
  return timeZone === "UTC" && zonePlace(deviceZone) !== "UTC" ? deviceZone : null;
}
