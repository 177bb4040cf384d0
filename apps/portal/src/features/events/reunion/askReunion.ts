import { contentOfDemo, findDemo } from "@jubilee/core/events/demos.rules";
import { reunionOfDemo, reunionOfShared } from "@jubilee/core/events/reunion.rules";
import type { Reunion } from "@jubilee/core/events/reunion.types";
import type { PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { callEmbed } from "../../../page-kit/embed/embed.ts";

/** Whose content the sample is. */
export const sampleDemo = "school-demo";

/** The sample, told from today. */
export async function askSample(): Promise<Reunion> {
  const demo = findDemo(sampleDemo);
  if (!demo) throw new RangeError(`There is no ${sampleDemo}`);
  return reunionOfDemo(await contentOfDemo(demo, Date.now(), () => crypto.randomUUID()));
}

/** The reunion behind a share link, or null where the link opens nothing. */
export async function askReunion(reunionId: string): Promise<Reunion | null> {
  const token = encodeURIComponent(reunionId);
  const shared = await callEmbed<SharedEvent>(`event/${token}`);
  if (!shared.ok) {
    if (shared.error.code === "link_invalid") return null;
    throw new Error(shared.error.message);
  }
  const schedule = shared.value.programme
    ? await callEmbed<PublicSchedule>(`schedule/${token}`)
    : null;
  return reunionOfShared(shared.value, schedule?.ok ? schedule.value : null);
}
