import { ForWhoMay } from "../../../app/routing/ForWhoMay.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { StopList } from "./StopList.tsx";

/** Which addresses get no mails of the account, and why: for who writes to people and may read their addresses. */
export default function StopsPage() {
  return (
    <ForWhoMay asks="guests.read_contact">
      <PageFrame>
        <PageHeader
          title="Unsubscribed and bounced"
          lead="Campaigns, announcements and invitations do not go to them. Orders, tickets and changes still reach everybody who did not bounce or complain."
        />
        <StopList />
      </PageFrame>
    </ForWhoMay>
  );
}
