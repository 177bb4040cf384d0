/** What a vote tells its page. */
export interface Events {
  "jubilee:poll-voted": { eventId: string; pollId: string };
}
