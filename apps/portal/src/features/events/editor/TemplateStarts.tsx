import { findTemplate } from "@jubilee/core/events/templates.rules";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { startLinks } from "./EventEditor.css.ts";

/** What most people come with that is no kind of its own. */
const usual = ["wedding", "birthday-party", "corporate-conference", "sports-tournament"];

/** Above a blank form: the occasions that people look for by name, each with its kind, hours and programme. */
export function TemplateStarts() {
  return (
    <div className={startLinks}>
      <Text as="span" tone="muted">
        Begin with
      </Text>
      {usual.flatMap((key) => {
        const template = findTemplate(key);
        return template
          ? [
              <LinkButton
                key={key}
                variant="outline"
                size="sm"
                href={`${href("events.create")}?template=${key}`}
              >
                {template.title}
              </LinkButton>,
            ]
          : [];
      })}
    </div>
  );
}
