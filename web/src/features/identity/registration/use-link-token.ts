import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of a mailed link, read once from the fragment and taken out of the address at once. */
export function useLinkToken(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => {
    const fragment = hash.slice(1);
    return (new URLSearchParams(fragment).get('token') ?? fragment) || undefined;
  });
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
