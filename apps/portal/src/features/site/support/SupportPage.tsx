import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Link } from "@jubilee/ui/link";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { supportCopy } from "@jubilee/core/site/support.copy";
import { Drawer } from "@jubilee/ui/drawer";
import { Section } from "@jubilee/ui/section";
import { useQueryClient } from "@tanstack/react-query";
import { BookOpen, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { useEffectivePlan } from "../../../app/session/useEffectivePlan.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { topics } from "../help/questions.copy.ts";
import { keys } from "./keys.ts";
import { RequestPanel } from "./RequestPanel.tsx";
import { RequestTable } from "./RequestTable.tsx";
import { useSeenAnswers } from "./useSeenAnswers.ts";
import { questions, thread } from "./Support.css.ts";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createSupportApi } from "@jubilee/core/site/support.api";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";

/** Two of each topic: what stands here saves a letter. */
const suggested = topics
  .flatMap(({ questions }) =>
    questions
      .flatMap(({ ask, answer, article }) => (article ? [{ ask, answer, article }] : []))
      .slice(0, 2),
  )
  .slice(0, 6);

/** One's requests with their numbers and states. */
export default function SupportPage() {
  const api = useApi(createSupportApi);
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const plan = useEffectivePlan();
  const [openId, open] = useOpenRow("request");
  const [isWriting, setWriting] = useState(false);
  const requests = useRead(keys.own, () => api.listOwn(userId));
  const { data: said } = useRead(keys.last, () => api.listLast());
  const { isNew, see } = useSeenAnswers();
  const own = useMemo(() => ({ last: new Map(said), isNew }), [said, isNew]);
  const opened = requests.data?.find(({ id }) => id === openId);
  const show = (id: string) => {
    const shown = requests.data?.find((one) => one.id === id);
    if (shown) see(shown);
    open(id);
  };
  const write = (
    <Button icon={<Plus />} onClick={() => setWriting(true)}>
      New request
    </Button>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Support"
        lead="Ask us. Every request keeps its number and its answers."
        actions={
          <>
            <LinkButton href={href("help")} variant="outline" icon={<BookOpen />}>
              Help articles
            </LinkButton>
            {requests.data && requests.data.length > 0 && write}
          </>
        }
      />
      <Stack gap="5">
        {plan === "business" && (
          <Banner tone="success" title="Your plan comes first">
            Your requests stand above the others, and are answered before them.
          </Banner>
        )}
        <Loaded
          of={requests}
          what="Your requests"
          skeleton={<SkeletonRows count={4} />}
          empty={
            <EmptyState drawing="letters" title="No requests yet" action={write}>
              Most answers are among the help articles. When they do not help, write to us.
            </EmptyState>
          }
        >
          {(data) => <RequestTable requests={data} openId={openId} onOpen={show} own={own} />}
        </Loaded>
        <Section title="Answered already" description="What others ask first.">
          <ul className={questions}>
            {suggested.map(({ ask, answer, article }) => (
              <li key={ask}>
                <Link look="action" href={href("help.article", { article })}>
                  {ask}
                </Link>
                <Text tone="muted" size={14}>
                  {answer}
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      </Stack>
      {opened && <RequestPanel request={opened} as="requester" onClose={() => open(null)} />}
      <Drawer open={isWriting} onOpenChange={setWriting} side="end" title="New request">
        <div className={thread}>
          <ContactForm
            onSent={({ reference }) => {
              setWriting(false);
              toast.success(supportCopy.sent(reference));
              void queries.invalidateQueries({ queryKey: keys.all });
            }}
          />
        </div>
      </Drawer>
    </PageFrame>
  );
}
