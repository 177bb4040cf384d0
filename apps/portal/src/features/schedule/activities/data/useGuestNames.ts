import { typedWords } from "@jubilee/core/base/plain-words.rules";
import type { LoadOptions } from "@jubilee/ui/combobox";
import { useCallback } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";

interface NamedGuest {
  id: string;
  guests: { full_name: string; email: string | null };
}

/** Finds guests of an event by what is typed of their name. */
export function useGuestNames(eventId: string): LoadOptions {
  const { client } = usePlanner();
  return useCallback<LoadOptions>(
    async (text) => {
      let query = client
        .from("event_guests")
        .select("id, guests!inner(full_name, email)")
        .eq("event_id", eventId);
      for (const word of typedWords(text)) query = query.like("guests.name_words", `%${word}%`);
      const { data, error } = await query.limit(20).overrideTypes<NamedGuest[], { merge: false }>();
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
