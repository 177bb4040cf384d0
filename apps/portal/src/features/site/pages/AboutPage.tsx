import { Drawing } from "@jubilee/ui/drawing";
import type { DrawingName } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import * as css from "./AboutPage.css.ts";

interface Story {
  title: string;
  drawing: DrawingName;
  says: string;
}

const storiesOf = (productName: string): readonly Story[] => [
  {
    title: "For guests, nothing to install",
    drawing: "letters",
    says: "A guest opens a link and answers. No account, no app, no cookie. The same link changes the answer until the planner’s deadline.",
  },
  {
    title: "On your own site, if you have one",
    drawing: "screen",
    says: "RSVPs and tickets also work inside a club’s, a school’s or a family’s own site, as a small script or a plain frame. They ask the visitors of that site for nothing else.",
  },
  {
    title: "In the words of your gathering",
    drawing: "people",
    says: `A class reunion has classmates and class years, a regiment has service members and units. ${productName} knows twelve kinds of gathering and speaks of your guests as you do.`,
  },
];

/** What the product is for, and what it does not do. */
export default function AboutPage() {
  const { productName } = usePortal().config;
  return (
    <PageFrame>
      <PageHeader
        title={`About ${productName}`}
        lead="Making event planning effortless and enjoyable."
      />
      <p className={css.opening}>
        {`Most gatherings are planned by one person with a full life and a spreadsheet. ${productName} is for that person: it keeps the guest list, the answers, the tickets and the money in one place, and gives the guests one page that answers their questions.`}
      </p>
      <div className={css.stories}>
        {storiesOf(productName).map(({ title, drawing, says }) => (
          <section key={title} className={css.story}>
            <div className={css.drawing}>
              <Drawing name={drawing} />
            </div>
            <div className={css.words}>
              <Heading level={2}>{title}</Heading>
              <Text size={16} tone="muted">
                {says}
              </Text>
            </div>
          </section>
        ))}
      </div>
      <p className={css.begin}>
        <LinkButton href={href("signup")}>Make a page for your event</LinkButton>
        <Link href={href("faq")}>Questions people ask first</Link>
      </p>
    </PageFrame>
  );
}
