import { checkBookingRequest } from "@jubilee/core/venues/bookings.rules";
import type { BookingRequest, BookingRequestErrors } from "@jubilee/core/venues/bookings.types";
import { useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { venueLink } from "./venueLink.ts";

/** A stranger's request: what was typed stays until it was taken. */
export function useRequest(token: string, spaceId: string) {
  const [request, setRequest] = useState<BookingRequest>({
    spaceId,
    startLocal: "",
    endLocal: "",
    title: "",
    name: "",
    email: "",
    partySize: null,
    note: "",
  });
  const [errors, setErrors] = useState<BookingRequestErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  // The same key for every try, so that a form whose answer was lost is stored once.
  const [submitKey] = useState(() => crypto.randomUUID());

  const change = (part: Partial<BookingRequest>) => {
    setRequest((known) => ({ ...known, ...part }));
    const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors((known) => ({ ...known, ...cleared }));
  };

  const send = async (trap: string) => {
    const found = checkBookingRequest(request);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    setRefusal(null);
    const result = await callEmbed(venueLink(token), { ...request, submitKey, website: trap });
    setBusy(false);
    if (result.ok) setSent(true);
    else if (result.error.field && result.error.field in request) {
      setErrors({ [result.error.field]: result.error.message });
    } else setRefusal(result.error.message);
  };

  return { request, errors, refusal, isBusy, isSent, change, send };
}
