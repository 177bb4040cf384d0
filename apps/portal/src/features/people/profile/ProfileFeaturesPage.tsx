import { audienceMeanings, audienceNames, profileFields } from "@jubilee/core/people/profiles.copy";
import { DataTable, type DataColumn } from "@jubilee/ui/data-table";
import { DescriptionList } from "@jubilee/ui/description-list";
import { LinkButton } from "@jubilee/ui/link-button";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";

const audiences = ["everyone", "guests", "organisers", "hidden"] as const;

const columns: DataColumn<(typeof profileFields)[number]>[] = [
  {
    id: "name",
    header: "Field",
    cell: ({ name, what }) => (
      <span>
        <Text weight="strong">{name}</Text>
        <Text size={14} tone="muted">
          {what}
        </Text>
      </span>
    ),
  },
  {
    id: "usual",
    header: "Seen at first by",
    widthPx: 150,
    cell: ({ usual }) => audienceNames[usual],
  },
];

/** What a profile can show, and to whom. */
export default function ProfileFeaturesPage() {
  return (
    <PageFrame width="text">
      <PageHeader
        title="Profile features"
        lead="What a profile can show, and to whom. Contact is hidden until you show it."
        actions={<LinkButton href={href("profile.own")}>Your profile</LinkButton>}
      />
      <Stack gap="6">
        <DataTable
          label="Fields of a profile"
          rows={profileFields}
          rowId={({ field }) => field}
          columns={columns}
        />
        <Section title="The four audiences" size="section">
          <DescriptionList
            items={audiences.map((audience) => ({
              term: audienceNames[audience],
              detail: audienceMeanings[audience],
            }))}
          />
        </Section>
        <Section title="Good to know" size="section">
          <Stack gap="3">
            <Text>
              A directory is opened by the hosts of each event. You see the people of events you are
              on the list of, and they see you; nobody else does, unless you show a field to
              everyone.
            </Text>
            <Text>
              A search finds only what the person searching may see: a hidden town or former name
              leads nobody to you.
            </Text>
            <Text>
              Hosts keep a guest list of their own, with the address they invited you by. Your
              profile shows you all of it, and lets you correct, copy and erase it.
            </Text>
          </Stack>
        </Section>
      </Stack>
    </PageFrame>
  );
}
