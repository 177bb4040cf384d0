import { useEffect, useState } from "react";
import { openDatabase } from "../device/database.ts";
import { createGateStore, type GateStore } from "../device/gate.store.ts";
import { canWorkOffline, offerInstalling, prepareOffline } from "../device/offline.ts";

const syncEveryMs = 10_000;
/** The page's later parts have come by then. */
const settleMs = 2500;

let opened: Promise<GateStore> | null = null;

/** The one store of this page; null until the device's disk is open. */
export function useGate(report: (error: unknown) => void): GateStore | null {
  const [store, setStore] = useState<GateStore | null>(null);
  useEffect(() => {
    const open = async () => {
      opened ??= openDatabase().then((database) => createGateStore(database));
      const gate = await opened;
      setStore(gate);
      await gate.start(location.hash.slice(1) || null);
      // Once it is kept, the token goes out of sight of whoever looks over the shoulder.
      if (gate.state.getState().phase === "ready") {
        history.replaceState(history.state, "", location.pathname);
      }
      await gate.sync();
    };
    const openAgain = () => void open().catch(report);
    openAgain();
    addEventListener("hashchange", openAgain);
    return () => removeEventListener("hashchange", openAgain);
  }, [report]);
  useEffect(() => {
    if (!store) return undefined;
    const sync = () => void store.sync().catch(report);
    const timer = setInterval(sync, syncEveryMs);
    addEventListener("online", sync);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sync);
    };
  }, [store, report]);
  return store;
}

/** Whether a reload will open the scanner without a connection. */
export function useOfflineReady(report: (error: unknown) => void): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const takeBack = offerInstalling();
    const prepare = () =>
      prepareOffline().then(
        () => setReady(true),
        (error: unknown) => report(error),
      );
    const timer = canWorkOffline() ? setTimeout(() => void prepare(), settleMs) : undefined;
    return () => {
      clearTimeout(timer);
      takeBack();
    };
  }, [report]);
  return isReady;
}
