import { withoutContacts } from "@jubilee/core/notices/told-words.rules";
import { lineOf, placeOf } from "@jubilee/core/notices/told.rules";
import type { Deps } from "../../_shared/deps.types.ts";
import type { Device, DeviceNotice } from "../../_shared/device-sender.types.ts";
import { isFields, textOf, type Fields } from "../../_shared/fields.ts";
import { listOf } from "../job.ts";

/**
 * Tells the devices of planners what is due. Each notice is noted as told before it goes, so a
 * device that cannot be reached now is not told again; one that its push service has forgotten is
 * forgotten here, too.
 */
export async function tellDevices(deps: Deps): Promise<void> {
  const { devices } = deps;
  if (!devices) return;
  for (const entry of await listOf(deps, "take_due_pushes")) {
    if (!isFields(entry)) continue;
    const notice = noticeOf(entry, deps.productName);
    const told = Array.isArray(entry["devices"]) ? entry["devices"].filter(isFields) : [];
    await Promise.all(
      told.map(async (device) => {
        try {
          if ((await devices.send(addressOf(device), notice)) === "sent") return;
          await deps.callSql("drop_push_subscription", {
            subscription_id_param: textOf(device, "id"),
          });
        } catch (error) {
          deps.log("A device could not be told.", error);
        }
      }),
    );
  }
}

const addressOf = (device: Fields): Device => ({
  endpoint: textOf(device, "endpoint"),
  p256dh: textOf(device, "p256dh"),
  auth: textOf(device, "auth"),
});

function noticeOf(entry: Fields, productName: string): DeviceNotice {
  const { eventId, detail } = entry;
  const told = {
    topic: textOf(entry, "topic"),
    detail: isFields(detail) ? detail : {},
    eventId: typeof eventId === "string" ? eventId : null,
  };
  return {
    title: withoutContacts(textOf(entry, "eventName", productName)),
    body: withoutContacts(lineOf(told)),
    path: `/${placeOf(told).path}`,
    tag: `${told.topic}:${told.eventId ?? ""}`,
  };
}
