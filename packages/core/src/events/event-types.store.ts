import { createStore } from "zustand/vanilla";
import { fail, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { eventTypeCopy } from "./event-types.copy.ts";
import {
  defaultPreference,
  eventTypeProblem,
  findEventType,
  preferenceKey,
  readPreference,
} from "./event-types.rules.ts";
import type { EventType, EventTypePreference } from "./event-types.types.ts";
import type { ReadableStore } from "../base/stores.types.ts";

export interface EventTypeStore extends ReadableStore<EventTypePreference> {
  /** Reads what this user picked; null: nobody is signed in. */
  open: (userId: string | null) => void;
  /** Stores a pick. The answer is the type, or the sentence that says why not. */
  pick: (eventTypeId: string) => Result<EventType>;
}

/** The preferred event type, stored locally per user: that is the truth (features decision 16). */
export function createEventTypeStore(
  storage: Pick<Storage, "getItem" | "setItem">,
): EventTypeStore {
  const store = createStore<EventTypePreference>(() => defaultPreference);
  let owner: string | null = null;

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open(userId) {
      owner = userId;
      store.setState(
        userId ? readPreference(storage.getItem(preferenceKey(userId))) : defaultPreference,
      );
    },
    pick(eventTypeId) {
      const problem = eventTypeProblem(eventTypeId);
      if (problem) return fail("invalid_input", problem, "eventTypeId");
      const picked = findEventType(eventTypeId);
      if (!picked || !owner) return fail("unavailable", eventTypeCopy.failure);
      try {
        storage.setItem(preferenceKey(owner), eventTypeId);
      } catch {
        return fail("unavailable", eventTypeCopy.failure);
      }
      store.setState({ eventTypeId, isExplicit: true });
      return succeed(picked);
    },
  };
}
