import type { Showcase } from "@jubilee/core/sharing/showcase.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { LayoutGrid, List } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ShowcaseCards } from "./ShowcaseCards.tsx";
import { showcaseColumns, showcasePhoneLine } from "./showcaseColumns.tsx";
import { showcasesRead, useShowcases } from "./useShowcases.ts";
import { useShowcaseLook } from "./useShowcaseLook.ts";

export const reads: PageReads = ({ client, read }) => read(showcasesRead(client));

const nameOf = ({ name }: Showcase) => name;

const asCards = (rows: readonly Showcase[]) => <ShowcaseCards showcases={rows} />;

const opening = { href: ({ id }: Showcase) => href("showcases.showcase", { showcaseId: id }) };

/** Every showcase of the account: several events on one page or website. */
export default function ShowcasesPage() {
  const { data, error, refetch } = useShowcases();
  const [as, choose] = useShowcaseLook();
  const isList = as === "list";
  const create = <LinkButton href={href("showcases.create")}>New showcase</LinkButton>;
  return (
    <PageFrame>
      <PageHeader
        title="Showcases"
        lead="Several events on one page, as a list or a calendar, and on any website."
        actions={
          data &&
          data.length > 0 && (
            <Inline>
              <Button
                variant="outline"
                icon={isList ? <LayoutGrid /> : <List />}
                onClick={() => choose(isList ? "cards" : "list")}
              >
                {isList ? "Show as cards" : "Show as a list"}
              </Button>
              {create}
            </Inline>
          )
        }
      />
      {error && <LoadFailed what="Your showcases" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={4} />}
      {data && (
        <WholeList
          what={{ one: "showcase", many: "showcases", kept: "showcases" }}
          searchLabel="Find a showcase"
          wordsOf={nameOf}
          columns={showcaseColumns}
          phoneLine={showcasePhoneLine}
          rows={data}
          rowId={({ id }) => id}
          opening={opening}
          drawn={isList ? undefined : asCards}
          empty={
            <EmptyState drawing="screen" title="No showcase yet" action={create}>
              Say which events belong together. What is public and still to come can join by itself.
            </EmptyState>
          }
        />
      )}
    </PageFrame>
  );
}
