import { deviceName } from "@jubilee/core/account/devices.rules";
import { fail } from "@jubilee/core/base/result.rules";
import { createToldDevicesApi } from "@jubilee/core/notices/told-devices.api";
import type { ToldDevice } from "@jubilee/core/notices/told-devices.types";
import { useState } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { keys } from "../keys.ts";
import type { DeviceAbility, OwnDevice } from "./device.types.ts";

/** Which of the list this browser is. */
const ownIdKey = "jubilee.told-device";

export interface OwnDeviceSetting {
  /** Undefined until the list has come. */
  devices: readonly ToldDevice[] | undefined;
  /** This browser's line of the list; null while it is told nothing. */
  ownId: string | null;
  ability: DeviceAbility;
  isBusy: boolean;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  /** Another device's. */
  remove: (id: string) => Promise<unknown>;
}

/** Whether this browser tells its owner's notices, and which others do. */
export function useOwnDevice(device: OwnDevice): OwnDeviceSetting {
  const api = useApi(createToldDevicesApi);
  const [ability, setAbility] = useState(() => device.ability());
  const { data: devices } = useRead(keys.toldDevices, () => api.list());
  const { run, isBusy } = useWrite(keys.toldDevices);
  const kept = localStorage.getItem(ownIdKey);
  const ownId = devices?.some(({ id }) => id === kept) ? kept : null;

  const subscribe = async () => {
    const key = await api.getKey();
    if (!key.ok) return key;
    if (key.value === null) return fail("unavailable", "This server cannot tell devices yet.");
    try {
      const subscription = await device.subscribe(key.value);
      setAbility(device.ability());
      if (!subscription)
        return fail("not_allowed", "Your browser was not allowed to show notices.");
      return await api.save(subscription, deviceName(device.userAgent));
    } catch {
      return fail(
        "unavailable",
        "Your browser’s own notice service did not answer. Try again later.",
      );
    }
  };
  return {
    devices,
    ownId,
    ability,
    isBusy,
    turnOn: async () => {
      const id = await run(subscribe);
      if (id !== null) localStorage.setItem(ownIdKey, id);
    },
    turnOff: async () => {
      const subscription = await device.subscription();
      await device.unsubscribe();
      await run(() =>
        subscription ? api.removeOwn(subscription.endpoint) : api.remove(ownId ?? ""),
      );
      localStorage.removeItem(ownIdKey);
    },
    remove: (id) => run(() => api.remove(id)),
  };
}
