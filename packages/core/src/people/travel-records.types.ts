/** How a guest travels, as the caller may see it: masked for hosts to whom the guest does not show it. */
export interface MaskedTravel {
  id: string;
  event_id: string;
  event_guest_id: string;
  carrier: string | null;
  arrives_at: string | null;
  departs_at: string | null;
  booking_reference: string | null;
  passport_number: string | null;
  home_address: string | null;
  is_masked: boolean;
}
