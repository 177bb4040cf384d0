import type { ImportField } from "@jubilee/core/imports/types";
import type { SelectOption } from "@jubilee/ui/select";

const labels: [ImportField, string, string][] = [
  ["firstName", "First name", "The guest"],
  ["lastName", "Last name", "The guest"],
  ["fullName", "Full name", "The guest"],
  ["formerName", "Former name", "The guest"],
  ["email", "E-mail", "The guest"],
  ["phone", "Phone", "The guest"],
  ["city", "Town", "The guest"],
  ["country", "Country", "The guest"],
  ["household", "Household", "At this event"],
  ["child", "Child (yes or no)", "At this event"],
  ["dietary", "Dietary needs", "At this event"],
  ["note", "Note", "At this event"],
  ["tags", "Tags", "At this event"],
  ["status", "Answer or status", "At this event"],
  ["externalId", "Attendee's number", "The order"],
  ["orderNumber", "Order number", "The order"],
  ["orderedAt", "Order date", "The order"],
  ["amount", "Price", "The order"],
  ["currency", "Currency", "The order"],
  ["buyerFirstName", "Buyer's first name", "The order"],
  ["buyerLastName", "Buyer's last name", "The order"],
  ["buyerEmail", "Buyer's e-mail", "The order"],
];

/** What a column can become, in the words of the event's type. */
export function fieldOptions(groupTerm: string, heading: string): SelectOption[] {
  return [
    { value: "skip", label: "Leave out" },
    { value: "custom", label: `New field: ${heading}` },
    ...labels.map(([value, label, group]) => ({ value, label, group })),
    { value: "group", label: groupTerm, group: "At this event" },
  ];
}
