/** A bucket of a store that speaks S3. */
export interface FileBucket {
  /** The store's address, no trailing slash; buckets are paths below it. */
  endpoint: string;
  name: string;
  region: string;
  keyId: string;
  secretKey: string;
}
