/** What a forum's pages for everybody say beside what all pages say. */
export interface PublicForumCopy {
  forum: string;
  nothing: string;
  posts: (count: number) => string;
  pinned: string;
  solved: string;
  locked: string;
  answer: string;
  edited: string;
  gone: string;
  files: (count: number) => string;
  pages: string;
  pageOf: (page: number, pages: number) => string;
  before: string;
  after: string;
  whoWrites: (host: string) => string;
}
