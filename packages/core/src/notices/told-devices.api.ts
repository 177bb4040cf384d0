import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { doneOf, fail, failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type { DeviceSubscription, ToldDevice } from "./told-devices.types.ts";

export interface ToldDevicesApi {
  /** What a browser subscribes by, base64url; null where this installation tells no devices. */
  getKey: () => Promise<Result<string | null>>;
  /** One's devices that are told, the newest first. */
  list: () => Promise<Result<ToldDevice[]>>;
  /** Answers what the device is called by in the list. */
  save: (subscription: DeviceSubscription, label: string) => Promise<Result<string>>;
  /** By where its push service is: this very device. */
  removeOwn: (endpoint: string) => Promise<Result<true>>;
  remove: (id: string) => Promise<Result<true>>;
}

/** Calls about the devices that tell their owner's notices. */
export function createToldDevicesApi(client: DatabaseClient): ToldDevicesApi {
  const devices = () => client.from("push_subscriptions");
  return {
    async getKey() {
      const { data, error } = await client.functions.invoke<{ publicKey?: string | null }>(
        "push-key",
        { body: {} },
      );
      if (error || data?.publicKey === undefined)
        return fail("unavailable", "The server could not be asked. Try again in a moment.");
      return succeed(data.publicKey);
    },
    async list() {
      const { data, error } = await devices()
        .select("id, label, created_at")
        .order("created_at", { ascending: false });
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed(data.map(({ id, label, created_at }) => ({ id, label, since: created_at })));
    },
    save: ({ endpoint, p256dh, auth }, label) =>
      call(client, "save_push_subscription", {
        endpoint_param: endpoint,
        p256dh_param: p256dh,
        auth_param: auth,
        label_param: label,
      }),
    removeOwn: (endpoint) => act(client, "remove_push_subscription", { endpoint_param: endpoint }),
    remove: async (id) => doneOf(await devices().delete().eq("id", id)),
  };
}
