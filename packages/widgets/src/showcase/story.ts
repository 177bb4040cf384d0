/** How much of a story a widget shows, in characters. */
const mostOf = 420;

/** A story's first paragraphs, as many as a widget has room for; a long first one ends at a word. */
export function shortStory(story: string): string {
  if (story.length <= mostOf) return story;
  const paragraphs = story.slice(0, mostOf + 1).split(/\n\s*\n/);
  if (paragraphs.length > 1) return paragraphs.slice(0, -1).join("\n\n");
  return `${story.slice(0, mostOf).replace(/\s+\S*$/, "")} …`;
}
