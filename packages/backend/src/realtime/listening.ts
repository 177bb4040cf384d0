import { AsyncResource } from "node:async_hooks";
import type { OpenBackend } from "../backend.types.ts";

interface Listening {
  listen(channel: string, callback: (text: string) => void): Promise<unknown>;
}

/**
 * Listens to what the database announces on a channel. Both drivers can; they only differ in how one
 * stops.
 *
 * @param channel a name of ours
 * @returns how to stop
 */
export async function listenTo(
  backend: OpenBackend,
  channel: string,
  callback: (text: string) => void,
): Promise<() => Promise<void>> {
  const driver: unknown = backend.connection.driver;
  if (!canListen(driver)) throw new Error("This database driver cannot listen to changes.");
  // PGlite calls back in the middle of whoever's request made the change: what is done because of it
  // belongs to no request, neither to its turn nor to its caller.
  const listening = await driver.listen(channel, AsyncResource.bind(callback));
  // On PGlite's single connection the line above may have run inside a transaction that is
  // undone; saying it again in a turn of its own makes it last.
  if (backend.driver === "pglite") await backend.query(`listen ${channel}`);
  return async () => {
    if (typeof listening === "function") await Promise.resolve(listening());
    else if (hasUnlisten(listening)) await listening.unlisten();
  };
}

function canListen(driver: unknown): driver is Listening {
  return (
    (typeof driver === "object" || typeof driver === "function") &&
    driver !== null &&
    "listen" in driver &&
    typeof driver.listen === "function"
  );
}

function hasUnlisten(value: unknown): value is { unlisten(): Promise<void> } {
  return typeof value === "object" && value !== null && "unlisten" in value;
}
