import { authStorageKey } from "@jubilee/core/account/auth.rules";
import { createRunOfShowApi } from "@jubilee/core/schedule/run-of-show.api";
import { useEffect, useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useAuth } from "../../../../app/session/useAuth.ts";
import { openRunDatabase } from "./database.ts";
import { canWorkOffline, prepareOffline } from "./offline.ts";
import { createRunStore, type RunStore } from "./run.store.ts";

const readEveryMs = 20_000;
/** Several rows of one press are read again together. */
const gatherMs = 150;
/** The page's later parts have come by then. */
const settleMs = 2500;
/** What the day is made of. */
const live = ["activity_runs", "activities", "tasks"];

/** The day of an event on this device; null until its disk is open. */
export function useRun(eventId: string): RunStore | null {
  const { report } = usePortal();
  const [store, setStore] = useState<RunStore | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const made = createRunStore(await openRunDatabase(), eventId);
      await made.start();
      if (isCurrent) setStore(made);
    };
    open().catch(report);
    return () => {
      isCurrent = false;
    };
  }, [eventId, report]);
  useMeeting(store);
  useHearing(store, eventId);
  useLine(store);
  useKeeping(store);
  return store;
}

/** Tells the store who reads. */
function useMeeting(store: RunStore | null): void {
  const { storage, loadPlanner, report } = usePortal();
  const { status, user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (!store || status === "loading") return;
    const meet = async () => {
      if (userId === undefined) {
        // Without a connection an old session cannot be renewed, and is there all the same.
        await store.meet(null, storage.getItem(authStorageKey) !== null);
        return;
      }
      const { client } = await loadPlanner();
      await store.meet({ userId, api: createRunOfShowApi(client) }, true);
    };
    meet().catch(report);
  }, [store, status, userId, storage, loadPlanner, report]);
}

/** Hears of every press and change; reads anew by itself whatever happens to the line. */
function useHearing(store: RunStore | null, eventId: string): void {
  const { loadPlanner, report } = usePortal();
  const isIn = useAuth().status === "signed-in";
  useEffect(() => {
    if (!store) return undefined;
    const sync = () => void store.sync().catch(report);
    const syncWhenSeen = () => {
      if (document.visibilityState === "visible") sync();
    };
    const timer = setInterval(sync, readEveryMs);
    document.addEventListener("visibilitychange", syncWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", syncWhenSeen);
    };
  }, [store, report]);
  useEffect(() => {
    if (!store || !isIn) return undefined;
    let stop = () => undefined as void;
    let isOver = false;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(gathering);
      gathering = setTimeout(() => void store.sync().catch(report), gatherMs);
    };
    const listen = async () => {
      const { client } = await loadPlanner();
      if (isOver) return;
      let channel = client.channel(`run-of-show:${eventId}`);
      for (const table of live) {
        const where = { event: "*", schema: "public", table, filter: `event_id=eq.${eventId}` };
        channel = channel.on("postgres_changes", where as { event: "*"; schema: "public" }, hear);
      }
      // Also where it breaks: reading anew tells whether the line is gone.
      channel.subscribe(hear);
      stop = () => void client.removeChannel(channel);
    };
    listen().catch(report);
    return () => {
      isOver = true;
      clearTimeout(gathering);
      stop();
    };
  }, [store, isIn, eventId, loadPlanner, report]);
}

/** Says at once when the device has lost its connection, and asks anew when it is back. */
export function useLine(store: RunStore | null): void {
  const { report } = usePortal();
  useEffect(() => {
    if (!store) return undefined;
    const back = () => void store.sync().catch(report);
    if (!navigator.onLine) store.lose();
    addEventListener("offline", store.lose);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", store.lose);
      removeEventListener("online", back);
    };
  }, [store, report]);
}

/** Keeps the page with its parts, so that a reload opens it without a connection. */
function useKeeping(store: RunStore | null): void {
  const { report } = usePortal();
  useEffect(() => {
    if (!store || !canWorkOffline()) return undefined;
    const prepare = async () => {
      await prepareOffline();
      store.state.setState({ isKept: true });
    };
    const timer = setTimeout(() => void prepare().catch(report), settleMs);
    return () => clearTimeout(timer);
  }, [store, report]);
}
