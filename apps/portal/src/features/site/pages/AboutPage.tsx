import { Drawing } from "@jubilee/ui/drawing";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Prose } from "@jubilee/ui/prose";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { Cover } from "../../../page-kit/Cover.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import * as css from "./AboutPage.css.ts";

const parts = (productName: string) =>
  [
    {
      drawing: "letters",
      title: "For guests, nothing to install",
      text: "A guest opens a link and answers. No account, no app, no cookie. The same link changes the answer until the planner’s deadline.",
    },
    {
      drawing: "screen",
      title: "On your own site, if you have one",
      text: "RSVPs and tickets also work inside a club’s, a school’s or a family’s own site, as a small script or a plain frame. They ask the visitors of that site for nothing else.",
    },
    {
      drawing: "talk",
      title: "In the words of your gathering",
      text: `A class reunion has classmates and class years, a regiment has service members and units. ${productName} knows twelve kinds of gathering and speaks of your guests as you do.`,
    },
  ] as const;

/** What the product is for, and what it does not do. */
export default function AboutPage() {
  const { productName } = usePortal().config;
  return (
    <PageFrame width="text">
      <PageHeader
        title={`About ${productName}`}
        lead="Making event planning effortless and enjoyable."
      />
      <div className={css.band}>
        <Cover typeId="school-type-1" seed="about" width={720} height={240} />
      </div>
      <Prose>
        <p>
          Most gatherings are planned by one person with a full life and a spreadsheet.{" "}
          {productName} is for that person: it keeps the guest list, the answers, the tickets and
          the money in one place, and gives the guests one page that answers their questions.
        </p>
      </Prose>
      <div className={css.parts}>
        {parts(productName).map(({ drawing, title, text }) => (
          <section key={title} className={css.part}>
            <Drawing name={drawing} />
            <Prose>
              <h2>{title}</h2>
              <p>{text}</p>
            </Prose>
          </section>
        ))}
      </div>
      <LinkButton href={href("signup")}>A page for your event</LinkButton>{" "}
      <Link href={href("faq")}>The questions people ask first</Link>
    </PageFrame>
  );
}
