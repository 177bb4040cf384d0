import { createBookingsApi } from "@jubilee/core/bookings/api";
import { createEventCopiesApi } from "@jubilee/core/event-copies/api";
import { createEventChangesApi } from "@jubilee/core/event-changes/api";
import { createEventSeriesApi } from "@jubilee/core/event-series/api";
import { createEventNoticesApi } from "@jubilee/core/event-notices/api";
import { createCheckInApi } from "@jubilee/core/check-in/api";
import { createEventsApi } from "@jubilee/core/events/api";
import { createGuestMergesApi } from "@jubilee/core/guest-merges/api";
import { createHouseholdsApi } from "@jubilee/core/households/api";
import { createGuestCalendarsApi } from "@jubilee/core/guest-calendars/api";
import { createImportsApi } from "@jubilee/core/imports/api";
import { createInvitationsApi } from "@jubilee/core/invitations/api";
import { createLateAnswersApi } from "@jubilee/core/late-answers/api";
import { createOrdersApi } from "@jubilee/core/orders/api";
import { createPartyApi } from "@jubilee/core/party/api";
import { createRefundRunsApi } from "@jubilee/core/refund-runs/api";
import { createRsvpApi } from "@jubilee/core/rsvp/api";
import { createShareApi } from "@jubilee/core/share/api";
import { createTicketDeskApi } from "@jubilee/core/ticket-desk/api";
import { createTicketsApi } from "@jubilee/core/tickets/api";
import { createVenuesApi } from "@jubilee/core/venues/api";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";

/** The calls of an event's screens, over the planner's one client. */
export function useApis() {
  const { client } = usePlanner();
  return useMemo(
    () => ({
      checkIn: createCheckInApi(client),
      events: createEventsApi(client),
      copies: createEventCopiesApi(client),
      bookings: createBookingsApi(client),
      venues: createVenuesApi(client),
      series: createEventSeriesApi(client),
      changes: createEventChangesApi(client),
      notices: createEventNoticesApi(client),
      rsvp: createRsvpApi(client),
      lateAnswers: createLateAnswersApi(client),
      merges: createGuestMergesApi(client),
      households: createHouseholdsApi(client),
      guestCalendars: createGuestCalendarsApi(client),
      imports: createImportsApi(client),
      invitations: createInvitationsApi(client),
      party: createPartyApi(client),
      tickets: createTicketsApi(client),
      ticketDesk: createTicketDeskApi(client),
      orders: createOrdersApi(client),
      refundRuns: createRefundRunsApi(client),
      share: createShareApi(client),
    }),
    [client],
  );
}
