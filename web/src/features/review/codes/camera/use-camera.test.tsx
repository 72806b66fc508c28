import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCamera } from './use-camera';

/** A camera as browsers give one: a track that can be stopped, or that ends by itself. */
class FakeTrack extends EventTarget {
  readonly stop = vi.fn();
}

function fakeStream(track: FakeTrack): MediaStream {
  const tracks = [track];
  return Object.assign(new EventTarget(), { getTracks: () => tracks, getVideoTracks: () => tracks }) as never;
}

const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<MediaStream>>();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  getUserMedia.mockReset();
  visibility = 'visible';
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function opened() {
  const track = new FakeTrack();
  getUserMedia.mockResolvedValue(fakeStream(track));
  const hook = renderHook(useCamera);
  act(() => hook.result.current.start());
  await waitFor(() => expect(hook.result.current.state.kind).toBe('on'));
  return { ...hook, track };
}

it('asks for the camera that looks away from the person, without sound', async () => {
  const { result } = await opened();
  expect(result.current.state.kind).toBe('on');
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
    audio: false,
    video: expect.objectContaining({ facingMode: 'environment' }),
  });
});

it('is starting until the person allows it', () => {
  getUserMedia.mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(useCamera);
  expect(result.current.state).toEqual({ kind: 'off' });
  act(() => result.current.start());
  expect(result.current.state).toEqual({ kind: 'starting' });
});

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'absent'],
] as const)(
  'says of %s that the camera is %s, and keeps it said when it is stopped',
  async (name, trouble) => {
    getUserMedia.mockRejectedValue(new DOMException('', name));
    const { result } = renderHook(useCamera);
    act(() => result.current.start());
    await waitFor(() => expect(result.current.state).toEqual({ kind: 'failed', trouble }));
    act(() => result.current.stop());
    expect(result.current.state).toEqual({ kind: 'failed', trouble });
  },
);

it('says where there can be no camera', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const { result } = renderHook(useCamera);
  act(() => result.current.start());
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'failed', trouble: 'unsupported' }));
});

it('says that it was taken away when its image ends by itself', async () => {
  const { result, track } = await opened();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(result.current.state).toEqual({ kind: 'failed', trouble: 'busy' });
});

it.each([
  ['stopped', (stop: () => void) => stop()],
  [
    'hidden',
    () => {
      visibility = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['left', () => void dispatchEvent(new Event('pagehide'))],
] as const)('closes the camera when the page is %s', async (_, leave) => {
  const { result, track } = await opened();
  act(() => leave(result.current.stop));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(result.current.state).toEqual({ kind: 'off' });
});

it('closes the camera with the page', async () => {
  const { unmount, track } = await opened();
  unmount();
  expect(track.stop).toHaveBeenCalledOnce();
});

it('closes at once a camera that opens when nobody waits for it any more', async () => {
  const track = new FakeTrack();
  let allow: (stream: MediaStream) => void = () => undefined;
  getUserMedia.mockReturnValue(new Promise((resolve) => (allow = resolve)));
  const { result } = renderHook(useCamera);
  act(() => result.current.start());
  act(() => result.current.stop());
  await act(async () => allow(fakeStream(track)));
  expect(track.stop).toHaveBeenCalledOnce();
  expect(result.current.state).toEqual({ kind: 'off' });
});
