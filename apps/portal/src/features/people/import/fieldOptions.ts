import type { ImportField } from "@jubilee/core/people/imports.types";
import type { SelectOption } from "@jubilee/ui/select";

const labels: [ImportField, string, string][] = [
  ["firstName", "First name", "The person"],
  ["lastName", "Last name", "The person"],
  ["fullName", "Full name", "The person"],
  ["formerName", "Former name", "The person"],
  ["email", "E-mail", "The person"],
  ["phone", "Phone", "The person"],
  ["language", "Language", "The person"],
  ["city", "Town", "The person"],
  ["country", "Country", "The person"],
  ["timeZone", "Time zone", "The person"],
  ["household", "Household", "At this event"],
  ["child", "Child (yes or no)", "At this event"],
  ["dietary", "Dietary needs", "At this event"],
  ["note", "Note", "At this event"],
  ["tags", "Tags", "At this event"],
  ["status", "Answer or status", "At this event"],
  ["externalId", "Number of the ticket or person", "The order"],
  ["orderNumber", "Order number", "The order"],
  ["orderedAt", "Order date", "The order"],
  ["amount", "Price", "The order"],
  ["currency", "Currency", "The order"],
  ["buyerFirstName", "Buyer's first name", "The order"],
  ["buyerLastName", "Buyer's last name", "The order"],
  ["buyerEmail", "Buyer's e-mail", "The order"],
];

/** What a column can become, in the words of the event's type. */
export function fieldOptions(groupTerm: string, heading: string): SelectOption<ImportField>[] {
  return [
    { value: "skip", label: "Leave out" },
    { value: "custom", label: `New field: ${heading}` },
    ...labels.map(([value, label, group]) => ({ value, label, group })),
    { value: "group", label: groupTerm, group: "At this event" },
  ];
}
