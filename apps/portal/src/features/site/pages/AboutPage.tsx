import { Link } from "@jubilee/ui/link";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";

/** What the product is for, and what it does not do. */
export default function AboutPage() {
  const { productName } = usePortal().config;
  return (
    <PageFrame width="text">
      <PageHeader
        title={`About ${productName}`}
        lead="Making event planning effortless and enjoyable."
      />
      <Prose>
        <p>
          Most gatherings are planned by one person with a full life and a spreadsheet.{" "}
          {productName} is for that person: it keeps the guest list, the answers, the tickets and
          the money in one place, and gives the guests one page that answers their questions.
        </p>
        <h2>For guests, nothing to install</h2>
        <p>
          A guest opens a link and answers. No account, no app, no cookie. The same link changes the
          answer until the planner’s deadline.
        </p>
        <h2>On your own site, if you have one</h2>
        <p>
          RSVPs and tickets also work inside a club’s, a school’s or a family’s own site, as a small
          script or a plain frame. They ask the visitors of that site for nothing else.
        </p>
        <h2>In the words of your gathering</h2>
        <p>
          A class reunion has classmates and class years, a regiment has service members and units.{" "}
          {productName} knows twelve kinds of gathering and speaks of your guests as you do.
        </p>
        <p>
          Begin with <Link href={href("signup")}>a page for your event</Link>, or read{" "}
          <Link href={href("faq")}>the questions people ask first</Link>.
        </p>
      </Prose>
    </PageFrame>
  );
}
