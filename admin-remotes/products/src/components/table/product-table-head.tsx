import { Button, Checkbox, kitStyles, type Selection } from '@shop/admin-kit';

interface ProductTableHeadProps {
  selection: Selection;
  showsAllSizes: boolean;
  onToggle: () => void;
}

export function ProductTableHead({ selection, showsAllSizes, onToggle }: ProductTableHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Checkbox
            aria-label="Select all products"
            checked={selection.state === 'all'}
            indeterminate={selection.state === 'some'}
            onChange={selection.toggleAll}
          />
        </th>
        <th scope="col">
          <span className={kitStyles.visuallyHidden}>Image</span>
        </th>
        <th scope="col">Name</th>
        <th scope="col">Category</th>
        <th scope="col">Artist</th>
        <th scope="col">Flags</th>
        <th scope="col">Price</th>
        <th scope="col">
          Stock{' '}
          <Button type="link" size="small" aria-pressed={showsAllSizes} onClick={onToggle}>
            All sizes
          </Button>
        </th>
        <th scope="col">
          <span className={kitStyles.visuallyHidden}>Delete</span>
        </th>
      </tr>
    </thead>
  );
}
