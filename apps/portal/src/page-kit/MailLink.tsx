import { Link } from "@jubilee/ui/link";
import { Fragment } from "react";

/** A mail address as a link; where it does not fit on a line it breaks before its @ and its dots. */
export function MailLink({ address }: { address: string }) {
  return (
    <Link href={`mailto:${address}`} translate="no">
      {address.split(/(?=[@.])/).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one address have no other name
        <Fragment key={place}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </Link>
  );
}
