import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createEventCopiesApi } from "@jubilee/core/events/event-copies.api";
import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import { createEventNoticesApi } from "@jubilee/core/talk/event-notices.api";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createGuestMergesApi } from "@jubilee/core/people/guest-merges.api";
import { createHouseholdsApi } from "@jubilee/core/people/households.api";
import { createGuestCalendarsApi } from "@jubilee/core/schedule/guest-calendars.api";
import { createImportsApi } from "@jubilee/core/people/imports.api";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";
import { createLateAnswersApi } from "@jubilee/core/answers/late-answers.api";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { createPartyApi } from "@jubilee/core/answers/party.api";
import { createRefundRunsApi } from "@jubilee/core/money/refund-runs.api";
import { createRsvpApi } from "@jubilee/core/answers/rsvp.api";
import { createShareApi } from "@jubilee/core/sharing/share.api";
import { createTicketDeskApi } from "@jubilee/core/tickets/ticket-desk.api";
import { createTicketsApi } from "@jubilee/core/tickets/tickets.api";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { useMemo } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";

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
