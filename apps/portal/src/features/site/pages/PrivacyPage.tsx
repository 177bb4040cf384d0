import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Prose } from "@jubilee/ui/prose";

/** What is kept, why, and for how long, as the software really does it. */
export default function PrivacyPage() {
  const { productName } = usePortal().config;
  return (
    <PageFrame width="text">
      <PageHeader title="Privacy Policy" lead="What is kept, who sees it, and how it goes away." />
      <Prose>
        <p>
          The people who run this installation of {productName} are responsible for what is stored
          in it. This page says what the software does.
        </p>
        <h2>If you are a guest</h2>
        <ul>
          <li>
            Your name, your address, your answer, your party’s size and your note are kept for the
            planner of that event, and nobody else.
          </li>
          <li>
            If you buy a ticket, the order and its state are kept; card numbers never reach us, they
            go to the payment provider.
          </li>
          <li>No cookie is set, and no other company is told that you were here.</li>
          <li>Your personal link is your key: who has it can see and change your answer.</li>
        </ul>
        <h2>If you plan events</h2>
        <ul>
          <li>
            We keep your name, e-mail address, a hash of your password, your plan and what you
            enter.
          </li>
          <li>
            Your browser keeps your sign-in, the theme, your preferred kind of event and which of
            our answers to you were opened. Nothing of that is used to follow you.
          </li>
          <li>Sign-ins and unusual accesses are logged to protect your account.</li>
        </ul>
        <h2>If you write to us</h2>
        <p>
          Your message with your name and address is kept with its number, so that it can be
          answered, and goes by mail to the administrators of this installation. The page you came
          from is noted with it. With an account deleted, its requests go too.
        </p>
        <h2>Who sees it</h2>
        <p>
          Each account’s data is walled off from every other account’s in the database itself.
          Administrators of the installation can see accounts and events to keep it running; what
          they change is written down.
        </p>
        <h2>How it goes away</h2>
        <p>
          Planners can remove guests and events, and take a copy of everything in their account.
          Guests ask their planner. Records of payments are kept as long as the law of the planner’s
          country wants them.
        </p>
        <ul>
          <li>Times of queries and keys of sent forms go after 30 days.</li>
          <li>Browsers’ reports of blocked content go after 90 days without another.</li>
          <li>
            The record of who changed what stays; it tells of the change, not of guests’ words.
          </li>
        </ul>
        <h2>Your rights</h2>
        <p>
          You may see what is kept about you, have it corrected, have a copy, and have it deleted.
          Planners do that in their account; everybody else{" "}
          <Link href={`${href("contact")}?topic=data`}>writes to us</Link> under “My data”, and gets
          a number and an answer.
        </p>
      </Prose>
    </PageFrame>
  );
}
