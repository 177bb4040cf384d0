import type { Venue } from "@jubilee/core/venues/venues.types";
import { Card } from "@jubilee/ui/card";
import { DescriptionList } from "@jubilee/ui/description-list";
import { Link } from "@jubilee/ui/link";
import { MailLink } from "../../../../page-kit/MailLink.tsx";

/** Whom to call; nothing while nobody is known. */
export function VenueContact({ venue }: { venue: Venue }) {
  const { contactName, contactEmail, contactPhone } = venue;
  const items = [
    ...(contactName ? [{ term: "Person", detail: contactName }] : []),
    ...(contactEmail ? [{ term: "E-mail", detail: <MailLink address={contactEmail} /> }] : []),
    ...(contactPhone
      ? [{ term: "Phone", detail: <Link href={`tel:${contactPhone}`}>{contactPhone}</Link> }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Card title="Contact">
      <DescriptionList items={items} />
    </Card>
  );
}
