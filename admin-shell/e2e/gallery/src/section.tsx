import { type AdminSection } from '@shop/admin-kit';
import { Link, useParams } from 'react-router-dom';
import { FormDemo } from './form-demo.tsx';
import { ComponentDemo } from './component-demo.tsx';
import { UploadDemo } from './upload-demo.tsx';

function Gallery() {
  return (
    <>
      <Link to="things/7">Thing 7</Link>
      <ComponentDemo />
      <FormDemo />
      <UploadDemo />
    </>
  );
}

function Thing() {
  const { id } = useParams();
  if (id === 'broken') throw new Error('This thing is broken');
  return <p>This is thing {id}</p>;
}

// A remote that the shell does not list. The browser journeys use it to test every component of the kit.
export default [
  {
    id: 'gallery',
    title: 'Gallery',
    routes: [
      { index: true, element: <Gallery /> },
      { path: 'things/:id', element: <Thing /> },
    ],
  },
] satisfies AdminSection[];
