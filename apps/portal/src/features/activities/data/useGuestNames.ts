import type { LoadOptions } from "@jubilee/ui/combobox";
import { useCallback } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

interface NamedGuest {
  id: string;
  guests: { full_name: string; email: string | null };
}

/** Finds guests of an event by what is typed of their name. */
export function useGuestNames(eventId: string): LoadOptions {
  const { client } = usePlanner();
  return useCallback<LoadOptions>(
    async (text) => {
      const { data, error } = await client
        .from("event_guests")
        .select("id, guests!inner(full_name, email)")
        .eq("event_id", eventId)
        .ilike("guests.full_name", `%${text.replace(/[%_\\]/g, "\\$&")}%`)
        .limit(20)
        .overrideTypes<NamedGuest[], { merge: false }>();
      if (error) throw new Error(error.message);
      return data.map(({ id, guests }) => ({
        value: id,
        label: guests.full_name,
        ...(guests.email ? { detail: guests.email } : {}),
      }));
    },
    [client, eventId],
  );
}
