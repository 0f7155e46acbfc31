import { drawPicture } from '../../output/social-pictures/drawPicture';
import type { PictureFacts } from '../../output/social-pictures/pictureTree';

/**
 * Draws the pictures of pages that shared links to them show, one after the other: each takes megabytes until it is a file.
 * @param task.root folder of the project
 * @param task.pictures what each picture says, by the address of its page
 * @returns PNG files, by the address of their pages
 * @throws Error when no font has a letter of a title
 */
export async function drawSocialPictures({
  root,
  pictures,
}: {
  readonly root: string;
  readonly pictures: ReadonlyMap<string, PictureFacts>;
}): Promise<ReadonlyMap<string, Uint8Array>> {
  const draw = drawPicture(root);
  const files = new Map<string, Uint8Array>();
  for (const [routePath, facts] of pictures) files.set(routePath, await draw(facts));
  return files;
}
